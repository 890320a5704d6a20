/**
 * The mark: two doors under one eave, one of them lit. Its colours are its own in every theme.
 * The server keeps the same drawing as a file.
 */
export const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#1b5866"/>' +
  '<path d="M13 26h38v26H13z" fill="#3f8797"/>' +
  '<path d="M17 52V41a6.5 6.5 0 0 1 13 0v11z" fill="#f6f3ed"/><path d="M34 52V41a6.5 6.5 0 0 1 13 0v11z" fill="#f2be5c"/>' +
  '<path d="M15 13h34l8 13a6.125 6.125 0 0 1-12.25 0 6.125 6.125 0 0 1-12.25 0 6.125 6.125 0 0 1-12.25 0A6.125 6.125 0 0 1 8 26z" fill="#f6f3ed"/>' +
  '<path d="M8 52h48" stroke="#f6f3ed" stroke-width="3" stroke-linecap="round"/></svg>'
