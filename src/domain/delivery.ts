/** How far a submitted request has come: it waits on the device, was refused until somebody corrects it, or has arrived. */
export type Delivery = 'waiting' | 'refused' | 'received';
