interface Point {
  latitude: number
  longitude: number
}

const { PI, abs, cos, sin, sqrt } = Math

/** Krasovsky's ellipsoid, which China's maps are drawn on. */
const radius = 6_378_245
const flatness = 0.006_693_421_622_965_943

/** Roughly, as everybody who converts does. */
const inChina = ({ latitude, longitude }: Point): boolean =>
  longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271

const wave = (x: number, ...parts: readonly (readonly [height: number, length: number])[]) =>
  parts.reduce((sum, [height, length]) => sum + height * sin((x * PI) / length), 0) * (2 / 3)

/** How many metres on the map China's shift is, from a point in degrees off (35° N, 105° E). */
function shift(x: number, y: number): { north: number; east: number } {
  const both = wave(x, [20, 1 / 6], [20, 1 / 2]) + 0.1 * x * y
  return {
    north:
      -100 +
      2 * x +
      3 * y +
      0.2 * y * y +
      0.2 * sqrt(abs(x)) +
      both +
      wave(y, [20, 1], [40, 3], [160, 12], [320, 30]),
    east:
      300 +
      x +
      2 * y +
      0.1 * x * x +
      0.1 * sqrt(abs(x)) +
      both +
      wave(x, [20, 1], [40, 3], [150, 12], [300, 30]),
  }
}

/** A satellite's point (WGS-84) as China's maps, and WeChat, draw it (GCJ-02). */
export function gcj02({ latitude, longitude }: Point): Point {
  const point = { latitude, longitude }
  if (!inChina(point)) return point
  const { north, east } = shift(longitude - 105, latitude - 35)
  const angle = (latitude * PI) / 180
  const bulge = 1 - flatness * sin(angle) ** 2
  const metresNorth = (radius * (1 - flatness) * PI) / (bulge * sqrt(bulge) * 180)
  const metresEast = ((radius / sqrt(bulge)) * cos(angle) * PI) / 180
  return { latitude: latitude + north / metresNorth, longitude: longitude + east / metresEast }
}
