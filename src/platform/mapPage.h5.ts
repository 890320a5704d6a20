import type { Destination } from './wayThereProps'

/** Amap's page: it draws the place where we say, and offers its app where that is installed. */
export function mapPage({ latitude, longitude, name, address }: Destination): string {
  const asked = {
    position: `${longitude},${latitude}`,
    name: name || address,
    src: 'linji',
    coordinate: 'gaode',
    callnative: '1',
  }
  const query = Object.entries(asked).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `https://uri.amap.com/marker?${query.join('&')}`
}
