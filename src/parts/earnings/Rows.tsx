import { View } from '@tarojs/components'
import type { ReactElement } from 'react'
import { Chunked } from '@/ui/scroll-list/Chunked'
import styles from './Rows.module.scss'

interface RowsProps<Row> {
  rows: readonly Row[]
  children: (row: Row) => ReactElement
}

/** Rows in one sheet, with lines between them. */
export const Rows = <Row,>({ rows, children }: RowsProps<Row>) => (
  <View className={styles.rows}>
    <Chunked rows={[...rows]} className={styles.chunk}>
      {children}
    </Chunked>
  </View>
)
