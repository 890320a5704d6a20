import type { ReactNode } from 'react'
import type { Read } from '@/cache/useRead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { ErrorView } from './ErrorView'

/** What a page knows of an answer that may not be there. */
export type Unfinished = Pick<Read<unknown>, 'data' | 'error' | 'loading' | 'reload'>

interface UnloadedProps {
  call: Unfinished
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
