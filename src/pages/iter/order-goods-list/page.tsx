import { useState } from 'react'
import { Foot } from '@/blocks/screen/Foot'
import { Unloaded } from '@/blocks/state/Unloaded'
import { allOf } from '@/cache/allOf'
import { useLast } from '@/cache/useLast'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useKept } from '@/navigation/useKept'
import { SupplyRow } from '@/parts/iter/SupplyRow'
import { usePacks } from '@/parts/iter/usePacks'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SearchBar } from '@/ui/search/SearchBar'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { Suppliers } from './Suppliers'

/** What the supplier has, what my machines need of it first. */
export default function OrderGoodsList() {
  const [sought, setSought] = useKept('words', '')
  const [typed, setTyped] = useState(sought)
  const [supplier, setSupplier] = useKept('supplier', '')
  const call = useRead('/tp5/api/PurchaseGoods/list', {
    ...(sought && { keyword: sought }),
    ...(supplier && { supplier_key: supplier }),
  })
  const suppliers = useRead('/tp5/api/IterDistributor/lists')
  const all = allOf(suppliers, call)
  const hasBegun = useLast(all.data) !== undefined
  const { change } = usePacks()
  const list = call.data?.list
  const kinds = list?.filter(({ packs }) => packs > 0).length ?? 0
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('purchaseCart')}>
        {kinds > 0 ? `看补货车，已选 ${kinds} 种` : '看补货车'}
      </Button>
    </Foot>
  )
  return (
    <StaffScreen route="orderGoodsList" needs={call} action={action}>
      <SearchBar
        hint="搜商品名"
        typed={typed}
        focus={false}
        onType={setTyped}
        onSearch={() => setSought(typed.trim())}
      />
      <Stack inset>
        {hasBegun && <Suppliers chosen={supplier} onChoose={setSupplier} />}
        <Unloaded call={hasBegun ? call : all} outline={4} />
        {hasBegun && list?.length === 0 && <Empty title="没有这样的商品" text="换个名字再找找" />}
        {(hasBegun ? list : [])?.map((supply) => (
          <Card key={supply.supply_key}>
            <SupplyRow supply={supply} onChange={(packs) => change(supply.supply_key, packs)}>
              {supply.slots > 0 && (
                <Text size="xs" tone="brand">
                  {`${supply.slots} 个货道能放，还缺 ${supply.needed} ${supply.unit}`}
                </Text>
              )}
            </SupplyRow>
          </Card>
        ))}
      </Stack>
    </StaffScreen>
  )
}
