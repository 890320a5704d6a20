import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import type { HealthThing } from '@/parts/health/order/order'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** So many times that can be used, how many are left, and when they were. */
export function ThingCard({ thing }: { thing: HealthThing }) {
  const { holding_id, title, state_text: state, usable, uses, uses_left: left } = thing
  const { expires_at: until, used } = thing
  return (
    <Card>
      <Stack>
        <SectionHead title={title} />
        <Facts
          facts={[
            { name: '一共', value: `${uses} 次` },
            { name: '还能用', value: `${left} 次`, strong: true },
            { name: '现在', value: state },
            ...(until === null ? [] : [{ name: '用到', value: fullTime(new Date(until)) }]),
          ]}
        />
        <SectionHead title="用过的" />
        {used.length === 0 ? (
          <Text tone="ink2">还没有用过</Text>
        ) : (
          <Facts
            facts={used.map(({ at, merchant }) => ({
              name: fullTime(new Date(at)),
              value: merchant,
            }))}
          />
        )}
        {usable === 1 && (
          <Button
            shape="full"
            label={`用一次${title}`}
            onPress={() => void go('holding', { holding_id })}
          >
            用一次
          </Button>
        )}
      </Stack>
    </Card>
  )
}
