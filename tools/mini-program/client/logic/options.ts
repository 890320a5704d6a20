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
  scene: Number(query.get('scene') || 1001),
  device: query.get('device') ?? 'phone',
  system: query.get('system') === 'android' ? ('android' as const) : ('ios' as const),
  /** The version of WeChat's base library. */
  library: query.get('library') || '3.7.0',
  statusBar: Number(query.get('statusBar') ?? 20),
  /** The strip at the bottom that belongs to the phone's own gesture. */
  homeBar: Number(query.get('homeBar') ?? 0),
  fontScale: Number(query.get('fontScale') ?? 1),
  /** As on an old iOS, where promises run on timers. */
  hasSlowPromises: query.get('promises') === 'timers',
  networkType: query.get('network') ?? 'wifi',
  scan: query.get('scan') || null,
  place: placeOf(query.get('place') ?? ''),
  theme: (query.get('theme') ?? 'light') as Theme,
}
