import { View } from '@tarojs/components'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Switch } from '@/ui/switch/Switch'
import { Text } from '@/ui/text/Text'
import type { AtSlot } from './atSlot'
import { centsOf, faultsOf, type Filled, filledOf } from './goodsTyped'
import { OtherGoods } from './OtherGoods'

interface GoodsFormProps extends AtSlot {
  /** Nothing lies there: other goods may come in. */
  empty: boolean
  onDone: () => void
}

/** Whether the slot is sold, and what the goods in it are called and cost. */
export function GoodsForm({ machineSn: machine_sn, slot, empty, onDone }: GoodsFormProps) {
  const { slot_no, goods_id, shown } = slot
  const form = useForm<Filled, keyof Filled>(() => filledOf(slot), faultsOf)
  const display = useSubmit((on: boolean) =>
    api.post('/tp5/api/FranchiseSlot/display', { machine_sn, slot_no, shown: on ? 1 : 0 }),
  )
  const save = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const { title, other } = filled
    await api.post('/tp5/api/FranchiseSlot/saveGoods', {
      ...{ machine_sn, slot_no, goods_id, title },
      ...(other !== 0 && { other_goods_id: other }),
      points: Number(filled.points),
      gold: Number(filled.gold),
      money: centsOf(filled.money) ?? 0,
      limit_per_day: Number(filled.limit),
    })
    onDone()
  })
  return (
    <Stack>
      <Switch
        label="卖这一格"
        note={shown === 1 ? '关掉以后谁也买不到' : '停售中，已经下单的照常出货'}
        on={shown === 1}
        onChange={(on) => void display.submit(on)}
      />
      <CallError error={display.error} />
      {empty ? (
        <OtherGoods
          chosen={form.values.other || goods_id}
          onChoose={(goods) =>
            form.change({
              ...filledOf(goods),
              other: goods.goods_id === goods_id ? 0 : goods.goods_id,
            })
          }
        />
      ) : (
        <Text size="sm" tone="ink2">
          要换别的商品，先盘点到 0
        </Text>
      )}
      <View>
        <Field label="商品名" maxLength={30} {...form.field('title')} />
        <Field label="卖多少钱（元，0 为不卖钱）" kind="decimal" {...form.field('money')} />
        <Field label="换要多少积分（0 为不换）" kind="number" {...form.field('points')} />
        <Field label="换要多少金币（0 为不换）" kind="number" {...form.field('gold')} />
        <Field label="每人每天限几件（0 为不限）" kind="number" {...form.field('limit')} />
      </View>
      <CallError error={save.error} />
      <Button shape="full" busy={save.busy} onPress={() => void save.submit()}>
        保存商品
      </Button>
    </Stack>
  )
}
