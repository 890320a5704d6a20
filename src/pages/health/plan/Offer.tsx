import { Screen } from '@/blocks/screen/Screen'
import type { Plan } from '@/parts/health/plan/plan'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { About } from './About'
import { Receive } from './Receive'

/** A plan before anybody does it. */
export const Offer = ({ plan }: { plan: Plan }) => (
  <Screen route="healthPlan" title={plan.title}>
    <Stack inset>
      <Card>
        <Stack gap="s2">
          <Text size="lg" strong heading={2}>
            {plan.sentence}
          </Text>
          <Text>{plan.intro}</Text>
        </Stack>
      </Card>
      <About plan={plan} />
      <Receive plan={plan} />
    </Stack>
  </Screen>
)
