export const timeOutside = 'Enter a time in the {part}, between {from} and {until}, or leave it empty';
export const partAt = '{part} at {time}';
