import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { useRead } from '@/cache/useRead'
import { Button } from '@/ui/button/Button'
import { noAddresses } from '@/ui/illustrations/occasions/noAddresses'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Text } from '@/ui/text/Text'
import { Foot } from '@/blocks/screen/Foot'
import type { Address } from '@/parts/order/draft'
import { AddressRow } from './AddressRow'
import { UndoBar } from './UndoBar'
import { useAddressBook } from './useAddressBook'
import { useChoice } from './useChoice'

/** My addresses: to look after, or to choose one of, for an exchange or for an order. */
export default observer(function UserAddress() {
  const { choose } = useRoute('userAddress')
  const call = useRead('/user/address/index', {}, { by: 'POST' })
  const { data } = call
  const book = useAddressBook()
  const choice = useChoice(choose)
  const edit = ({ address_id }: Address) => void go('addAddress', { address_id })
  const list = data?.list.filter(({ address_id }) => address_id !== book.deleted?.addressId)
  const full = list !== undefined && data !== undefined && list.length >= data.max
  const action = (
    <View>
      {book.deleted && <UndoBar {...book.deleted} busy={book.busy} onUndo={book.undo} />}
      <Foot>
        <Button shape="full" icon="plus" disabled={full} onPress={() => void go('addAddress')}>
          {full ? `最多保存 ${data.max} 个地址` : '新增地址'}
        </Button>
      </Foot>
    </View>
  )
  return (
    <Screen route="userAddress" action={action} {...(choose ? { title: '选择收货地址' } : {})}>
      <Stack inset>
        <Unloaded call={call} outline={3} />
        {list?.length === 0 && (
          <Empty scene={noAddresses} title="还没有地址" text="填好一次，以后换东西直接送到家" />
        )}
        {list?.map((address) => (
          <AddressRow
            key={address.address_id}
            address={address}
            chosen={choice.isChosen(address)}
            onPress={() => (choose ? choice.choose(address) : edit(address))}
            onEdit={() => edit(address)}
            onDelete={() => book.remove(address)}
            onDefault={() => book.makeDefault(address)}
          />
        ))}
        {data && list && list.length > 0 && (
          <Text size="xs" tone="ink3" center>
            {`已存 ${list.length} 个，最多 ${data.max} 个`}
          </Text>
        )}
      </Stack>
    </Screen>
  )
})
