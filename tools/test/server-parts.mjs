/** What the server promises, in parts by folder: one for each area, and one for each thing beneath them. */
import { asideOfAreas, byFolder } from './parts.mjs'

/** They try the ground with whatever stands on it. */
const beneathAreas = ['database', 'http', 'jobs', 'process', 'providers', 'proxy']

const aside = asideOfAreas('its own tests run; CI tries what lies beneath too')

export const serverParts = () =>
  byFolder('server').map((part) => (beneathAreas.includes(part.name) ? { ...part, aside } : part))
