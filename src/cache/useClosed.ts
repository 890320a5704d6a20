import type { Feature } from '@contract/features'
import { useRead } from './useRead'

/** Whether something is closed where the app runs; the server refuses it there in any case. */
export function useClosed(): (feature: Feature) => boolean {
  const { data } = useRead('/tp5/api/Common/config', {}, { alike: true })
  return (feature) => data?.closed.includes(feature) ?? false
}
