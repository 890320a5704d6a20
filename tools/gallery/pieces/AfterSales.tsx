import { View } from '@tarojs/components'
import { AfterSaleCells } from '@/parts/after-sale/AfterSaleCells'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

/** An order without an after-sale, with an open one, with one that is over. */
const orders = ['LJ20261120091200000001', 'LJ20261120091200000002', 'LJ20261120091200000003']

export function AfterSales() {
  return (
    <View>
      <SectionHead title="售后 AfterSaleCells" />
      <Stack>
        {orders.map((orderSn) => (
          <AfterSaleCells key={orderSn} orderSn={orderSn} refunded={false} />
        ))}
      </Stack>
    </View>
  )
}
