import { distance, type Position } from '@server/distance'

/** The nearest of the places, or the first where nobody knows the position. */
export function nearest<Place extends Position>(places: readonly Place[], from: Position | null) {
  const measured = places.map((place) => ({ place, metres: from && distance(place, from) }))
  return measured.reduce<(typeof measured)[number] | null>(
    (best, next) => (best && (best.metres ?? 0) <= (next.metres ?? 0) ? best : next),
    null,
  )
}
