export const between = '{length} between {from} and {until}';
