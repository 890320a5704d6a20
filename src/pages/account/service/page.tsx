import { ring } from '@/platform/ring'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Unloaded } from '@/blocks/state/Unloaded'
import { ChatCell } from './ChatCell'

/** The ways to the people who help. */
export default function Service() {
  const told = useRead('/tp5/api/Common/config', {}, { alike: true })
  const { data } = told
  return (
    <Screen route="service">
      <Stack inset>
        <Unloaded call={told} outline={1} />
        {data && (
          <>
            <Card bare>
              <ChatCell link={data.service.chat} />
              <Cell
                icon="phone"
                title="打电话"
                value={data.service_phone}
                onPress={() => void ring(data.service_phone, '客服电话')}
              />
            </Card>
            <Text size="sm" tone="ink3" center>
              {[data.service.hours, '说出订单编号，能更快找到您的订单'].filter(Boolean).join('，')}
            </Text>
          </>
        )}
      </Stack>
    </Screen>
  )
}
