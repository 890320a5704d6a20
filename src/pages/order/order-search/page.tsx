import { useState } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { noOrders } from '@/ui/illustrations/occasions/noOrders'
import { SearchBar } from '@/ui/search/SearchBar'
import { Message } from '@/ui/state/Message'
import { FoundOrders } from './FoundOrders'

/** My orders at all sellers, by what was ordered or by their number. */
export default function OrderSearch() {
  const { words = '' } = useRoute('orderSearch')
  const [sought, setSought] = useKept('words', words.trim())
  const [typed, setTyped] = useState(sought)
  return (
    <Screen route="orderSearch">
      <SearchBar
        hint="搜商品名或订单编号"
        typed={typed}
        focus={!sought}
        onType={setTyped}
        onSearch={() => setSought(typed.trim())}
      />
      {sought ? (
        <FoundOrders words={sought} />
      ) : (
        <Message scene={noOrders} title="找哪一单？" text="写商品名里的几个字，或订单编号的几位" />
      )}
    </Screen>
  )
}
