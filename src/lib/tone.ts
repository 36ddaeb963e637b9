/** The meaning of a colour. Every toned part also has it in words or an icon. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
