import { View } from '@tarojs/components'
import { useState } from 'react'
import { go } from '@/navigation/go'
import { useInFront } from '@/platform/inFront'
import { useRead } from '@/cache/useRead'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { Unloaded } from '@/blocks/state/Unloaded'
import { Text } from '@/ui/text/Text'
import { freight } from '../order/promises'
import { placeLine, whoLine } from './addressLines'
import styles from './AddressSheet.module.scss'

interface AddressSheetProps {
  /** What is sent there. */
  title: string
  /** What choosing one does. */
  confirm?: string
  busy: boolean
  error: unknown
  onClose: () => void
  onChoose: (addressId: number) => void
}

/** Where a parcel goes. Steps aside while a new address is written. */
export function AddressSheet({
  title,
  confirm = '领取，寄到这里',
  busy,
  error,
  onClose,
  onChoose,
}: AddressSheetProps) {
  const inFront = useInFront()
  const [chosen, setChosen] = useState<string>()
  const book = useRead('/user/address/index', {}, { by: 'POST' })
  const list = book.data?.list ?? []
  const value = chosen ?? String((list.find(isDefault) ?? list[0])?.address_id ?? '')
  const footer = (
    <View className={styles.footer}>
      <CallError error={error} />
      {list.length > 0 && (
        <Button shape="full" busy={busy} onPress={() => onChoose(Number(value))}>
          {confirm}
        </Button>
      )}
      {book.data && list.length < book.data.max && (
        <Button
          kind={list.length > 0 ? 'text' : 'primary'}
          shape="full"
          onPress={() => void go('addAddress')}
        >
          新增地址
        </Button>
      )}
    </View>
  )
  return (
    <Sheet open={inFront} title="寄到哪里" onClose={onClose} footer={footer}>
      <Text size="sm" tone="ink2">
        {`${title}，${freight}`}
      </Text>
      <Unloaded call={book} outline={2} />
      {book.data && list.length === 0 && (
        <Text size="sm" tone="ink2">
          还没有收货地址，先添加一个
        </Text>
      )}
      {list.length > 0 && (
        <RadioGroup
          label="收货地址"
          value={value}
          onChange={setChosen}
          options={list.map((address) => ({
            value: String(address.address_id),
            label: whoLine(address),
            note: placeLine(address),
          }))}
        />
      )}
    </Sheet>
  )
}

const isDefault = ({ is_default }: { is_default: 0 | 1 }) => is_default === 1
