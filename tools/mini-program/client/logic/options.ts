import type { Theme } from '../../build/manifest'

const query = new URLSearchParams(location.search)

/** How this run was started; the host's address carries it. */
export const options = {
  path: query.get('path') ?? '',
  query: query.get('query') ?? '',
  scene: Number(query.get('scene') ?? 1001),
  device: query.get('device') ?? 'phone',
  statusBar: Number(query.get('statusBar') ?? 20),
  fontScale: Number(query.get('fontScale') ?? 1),
  theme: (query.get('theme') ?? 'light') as Theme,
}
