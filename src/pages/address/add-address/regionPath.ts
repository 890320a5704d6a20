export interface Region {
  code: string
  name: string
}

/**
 * The province and the city of a district, so that a change of address begins beside the old
 * one: the code of each is that of the district with zeros behind.
 */
export function pathTo(code: string, text: string): Region[] {
  const [province, city] = text.split(' ')
  if (code.length !== 6 || !province || !city) return []
  return [
    { code: `${code.slice(0, 2)}0000`, name: province },
    { code: `${code.slice(0, 4)}00`, name: city },
  ]
}
