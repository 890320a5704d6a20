import { SearchEntry } from '@/parts/catalogue/SearchEntry'
import { go } from '@/navigation/go'
import { IconButton } from '@/ui/button/IconButton'
import { Row } from '@/ui/row/Row'

/** What to look for, or which machine one stands before. */
export function SearchRow() {
  return (
    <Row gap="s1">
      <SearchEntry />
      <IconButton icon="scan" label="扫机器上的码" onPress={() => void go('scanMachine')} />
    </Row>
  )
}
