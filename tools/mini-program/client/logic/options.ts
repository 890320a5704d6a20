import type { Theme } from '../../build/manifest'

const query = new URLSearchParams(location.search)

/** `place=30.5,114.3`; without it the person refused to say where they are. */
function placeOf(text: string) {
  const [latitude = NaN, longitude = NaN] = text.split(',').map(Number)
  return text && Number.isFinite(latitude + longitude) ? { latitude, longitude } : null
}

/** How this run was started; the host's address carries it. */
export const options = {
  path: query.get('path') ?? '',
  query: query.get('query') ?? '',
  scene: Number(query.get('scene') ?? 1001),
  device: query.get('device') ?? 'phone',
  statusBar: Number(query.get('statusBar') ?? 20),
  fontScale: Number(query.get('fontScale') ?? 1),
  networkType: query.get('network') ?? 'wifi',
  scan: query.get('scan') || null,
  place: placeOf(query.get('place') ?? ''),
  theme: (query.get('theme') ?? 'light') as Theme,
}
