import { Screen } from '@/blocks/screen/Screen'
import { money } from '@/format/money'
import { ruleFacts } from '@/parts/earnings/ruleFacts'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Allowed, Obstacle } from './whyNot'

interface NotNowProps {
  obstacle: Obstacle
  allowed: Allowed
}

/** What has to come first, and the way there. */
export function NotNow({ obstacle, allowed }: NotNowProps) {
  const { icon, title, text, way, onWay } = obstacle
  return (
    <Screen route="withdrawDetail">
      <Stack inset>
        <Card>
          <Media
            wrap
            start={<Icon name={icon} tone="brand" />}
            end={
              <Button shape="pill" onPress={() => void onWay()}>
                {way}
              </Button>
            }
          >
            <Text strong>{title}</Text>
            <Text size="sm" tone="ink3">
              {text}
            </Text>
          </Media>
        </Card>
        <Card>
          <Facts
            facts={[
              { name: '余额', value: money(allowed.balance), strong: true },
              ...ruleFacts(allowed.rules),
            ]}
          />
        </Card>
      </Stack>
    </Screen>
  )
}
