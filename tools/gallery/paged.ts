import type { PagedState } from '@/cache/usePaged'

interface Page<Row> {
  list: Row[]
  next: string | null
}

/** A list as the server would have sent it, in any of its states. */
export const pagedOf = <P extends Page<unknown>>(
  page: P,
  state: PagedState<P>['state'],
  error?: unknown,
): PagedState<P> => ({
  rows: page.list,
  first: page.list.length > 0 ? page : undefined,
  state,
  error,
  loadMore: () => Promise.resolve(),
  reload: () => Promise.resolve(),
})
