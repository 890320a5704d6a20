import { useRoute } from '@/navigation/useRoute'
import { AfterSaleList } from './AfterSaleList'
import { Progress } from './Progress'

/** One after-sale, or where none is named all of mine. */
export default function LookAfter() {
  const { after_sale_no } = useRoute('lookAfter')
  return after_sale_no ? <Progress afterSaleNo={after_sale_no} /> : <AfterSaleList />
}
