import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { PagedState } from '@/cache/usePaged'
import { ScrollList } from '@/ui/scroll-list/ScrollList'
import { ErrorView } from '@/blocks/state/ErrorView'
import { ListEnd } from './ListEnd'
import styles from './PagedList.module.scss'

interface PagedListProps<Row> {
  paged: PagedState<{ list: Row[]; next: string | null }>
  header?: ReactNode
  skeleton: ReactNode
  empty: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list page's body in each of its states. */
export function PagedList<Row>({ paged, header, skeleton, empty, children }: PagedListProps<Row>) {
  const { rows, state, error, loadMore, reload } = paged
  const content = () => {
    if (rows.length > 0) return children(rows)
    if (state === 'loading') return skeleton
    if (state === 'error') return <ErrorView error={error} onRetry={() => void reload()} />
    return empty
  }
  return (
    <ScrollList
      header={header}
      onBottom={() => void loadMore()}
      footer={rows.length > 0 && <ListEnd state={state} onMore={() => void loadMore()} />}
    >
      <View className={styles.body}>{content()}</View>
    </ScrollList>
  )
}
