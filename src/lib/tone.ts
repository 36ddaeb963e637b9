/** The meaning that a colour carries; every toned part also says it in words or with an icon. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
