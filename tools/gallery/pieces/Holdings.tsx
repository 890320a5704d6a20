import { View } from '@tarojs/components'
import { Figures } from '@/parts/holding/Figures'
import { MerchantCard } from '@/parts/holding/MerchantCard'
import { Rules } from '@/parts/holding/Rules'
import { Section } from '@/parts/holding/Section'
import { Stub } from '@/parts/holding/Stub'
import { Ticket } from '@/parts/holding/Ticket'
import { TicketEnd } from '@/parts/holding/TicketEnd'
import { figureOf } from '@/parts/holding/figure'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { packet } from '../goods'
import { holdings } from '../holdings'
import { nothing } from '../nothing'
import { Row } from '../Piece'

/** What I hold, as tickets, and what a page of one of them says. */
export function Holdings() {
  return (
    <>
      <View>
        <SectionHead title="数字 Figures" />
        <Figures
          figures={[
            { name: '能用', value: 12 },
            { name: '待领取', value: 3 },
            { name: '快到期', value: null },
          ]}
        />
      </View>
      <View>
        <SectionHead title="券 Ticket · TicketEnd" />
        <Stack>
          {holdings.map((holding) => (
            <Ticket key={holding.holding_id} holding={holding} onOpen={nothing}>
              <TicketEnd holding={holding} />
            </Ticket>
          ))}
        </Stack>
      </View>
      <View>
        <SectionHead title="券根 Stub" />
        <Card bare>
          <Row>
            {holdings.slice(0, 3).map((holding) => (
              <Stub
                key={holding.holding_id}
                figure={figureOf(holding)}
                spent={holding.kind === 'card'}
              />
            ))}
          </Row>
        </Card>
      </View>
      <View>
        <SectionHead title="MerchantCard · Rules · Section" />
        <Stack>
          {packet.merchant && <MerchantCard merchant={packet.merchant} />}
          <Rules rules={packet.rules} />
          <Section title="留言">
            <Text>祝您住得舒心，有空来家里坐坐。</Text>
          </Section>
        </Stack>
      </View>
    </>
  )
}
