export const pages = 'Pages';
export const previous = 'Previous';
export const pageOf = 'Page {page} of {pageCount}';
export const next = 'Next';
export const pageNumber = 'Page {page}';
