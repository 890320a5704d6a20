import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'
import type { Recruitment } from './distributor'

/** What a neighbour's deeds bring, for who recruited them and for who recruited that one. */
export const RewardTable = ({ rewards }: Pick<Recruitment, 'rewards'>) => (
  <Card>
    <SectionHead title="邻居做到，您就得" />
    <Facts
      facts={rewards.map(({ title, cents }) => ({
        name: title,
        value: money(cents),
        strong: true,
      }))}
    />
    <Text size="xs" tone="ink3">
      {`他们再招来的邻居做到，您另得 ${rewards.map((one) => money(one.second_cents)).join('、')}`}
    </Text>
  </Card>
)
