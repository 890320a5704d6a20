/**
 * A zone says what the files in `target` may not import: what lies in one of `from`, but for what
 * lies in one of `except`. All are paths from the root; a folder stands for all that is in it.
 */
export const liesIn = (file, place) =>
  place === '.' || file === place || file.startsWith(`${place}/`)

const inOneOf = (file, places = []) => places.some((place) => liesIn(file, place))

export const oneWay = (target, from, message) => ({ target, from, message })

export const speaksOf = ({ target, beside }, file) => liesIn(file, target) && !inOneOf(file, beside)

export const forbids = ({ from, except }, imported) =>
  inOneOf(imported, from) && !inOneOf(imported, except)
