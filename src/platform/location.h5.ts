import type { Located } from './location'

const patience = { timeout: 10_000, maximumAge: 60_000 }

/** Where the phone is; undefined where the person or the system says no. */
export function locate(): Promise<Located | undefined> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(undefined),
      patience,
    )
  })
}
