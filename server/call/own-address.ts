import type { Settings } from '@server/config'

/** Where this house is found; what a path is put behind to make a link that is whole. */
export const ownAddress = ({
  publicUrl,
  host,
  port,
}: Pick<Settings, 'publicUrl' | 'host' | 'port'>) => publicUrl ?? `http://${host}:${port}`
