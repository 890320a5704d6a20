import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { Alert } from './guard'

/** Something that the guard found, and the way to all of it. */
export const AlertCard = ({ alert }: { alert: Alert }) => (
  <Card>
    <Stack gap="s2">
      <Row justify="between" wrap="close">
        <Text strong>{alert.title}</Text>
        {alert.seen ? <Tag>看过了</Tag> : <Tag tone="warn">还没看</Tag>}
      </Row>
      <Text>{alert.text}</Text>
      <Text size="sm" tone="ink2">
        {alert.when}
      </Text>
      <Button
        kind="outline"
        shape="full"
        label={`看一看：${alert.title}，${alert.when}`}
        onPress={() => void go('guardAlert', { alert_id: alert.alert_id })}
      >
        看一看
      </Button>
    </Stack>
  </Card>
)
