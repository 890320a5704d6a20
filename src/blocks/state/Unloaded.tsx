import type { ReactNode } from 'react'
import type { CallState } from '@/cache/useCall'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { ErrorView } from './ErrorView'

interface UnloadedProps {
  call: CallState<unknown>
  /** The outline of what will stand here: so many rows, or one of its own. */
  outline: number | ReactNode
  /** What did not work, where it was not the network. */
  title?: string
}

/** In the place of what a call brings: its outline while it loads, why it is missing after that. */
export function Unloaded({ call, outline, ...told }: UnloadedProps) {
  const { data, error, loading, reload } = call
  if (data) return null
  if (!loading) return <ErrorView {...told} error={error} onRetry={() => void reload()} />
  return typeof outline === 'number' ? <RowsSkeleton rows={outline} /> : <>{outline}</>
}
