export interface Position {
  latitude: number
  longitude: number
}

export const earthRadius = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180
const haversine = (angle: number) => Math.sin(angle / 2) ** 2

/** Metres over the ground. */
export function distance(a: Position, b: Position): number {
  const [lower, upper] = [radians(a.latitude), radians(b.latitude)]
  const share =
    haversine(upper - lower) +
    Math.cos(lower) * Math.cos(upper) * haversine(radians(b.longitude - a.longitude))
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share))))
}

/** The same in SQL, of two places whose coordinates are expressions. */
export function metresBetween(one: Terms, other: Terms): string {
  const half = (a: string, b: string) => `power(sin(radians(${a} - ${b}) / 2), 2)`
  return `${2 * earthRadius} * asin(sqrt(least(1,
    ${half(one.latitude, other.latitude)}
    + cos(radians(${one.latitude})) * cos(radians(${other.latitude}))
      * ${half(one.longitude, other.longitude)})))`
}

type Terms = Record<keyof Position, string>
