import { View } from '@tarojs/components'
import { observer } from '@/session/observable'
import { back, go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { api } from '@/request/api'
import { useCall } from '@/request/useCall'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { ErrorView } from '@/ui/state/ErrorView'
import { addressBook } from '../addressBook'
import { type Address, currentDraft } from '../order/draft'
import { AddressRow } from './AddressRow'
import styles from './page.module.scss'

export default observer(function UserAddress() {
  const choosing = useRoute('userAddress').choose !== undefined
  const { data, error, loading, reload } = useCall(
    () => api.post('/user/address/index'),
    [addressBook.changes],
  )
  const edit = (address: Address) => void go('addAddress', { address_id: address.address_id })
  const choose = (address: Address) => {
    currentDraft().choose(address)
    void back()
  }
  const full = data !== undefined && data.list.length >= data.max
  const action = (
    <View className={styles.action}>
      <Button shape="full" icon="plus" disabled={full} onPress={() => void go('addAddress')}>
        {full ? `最多保存 ${data.max} 个地址` : '新增地址'}
      </Button>
    </View>
  )
  return (
    <Screen route="userAddress" action={action} {...(choosing ? { title: '选择收货地址' } : {})}>
      <Stack inset>
        {!data && loading && <RowsSkeleton rows={3} />}
        {!data && !loading && <ErrorView error={error} onRetry={() => void reload()} />}
        {data?.list.length === 0 && (
          <Empty title="还没有地址" text="填好一次，以后换东西直接送到家" />
        )}
        {data?.list.map((address) => (
          <AddressRow
            key={address.address_id}
            address={address}
            onPress={() => (choosing ? choose(address) : edit(address))}
            onEdit={() => edit(address)}
          />
        ))}
      </Stack>
    </Screen>
  )
})
