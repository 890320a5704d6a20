import type { Out } from '@contract/api'
import { dayOf } from '@/format/date'
import { follow } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface NoticeCardProps {
  notice: Out<'/tp5/api/Index/notices'>['list'][number]
  unread: boolean
}

export function NoticeCard({ notice, unread }: NoticeCardProps) {
  const { title, text, version, changed_at, link } = notice
  const when = dayOf(new Date(changed_at))
  return (
    <Card>
      <Stack>
        <Row justify="between">
          <Text size="md" strong>
            {title}
          </Text>
          {unread && <Tag tone="gold">新</Tag>}
        </Row>
        {text !== title && <Text tone="ink2">{text}</Text>}
        <Row justify="between">
          <Text size="sm" tone="ink3">
            {version > 1 ? `${when} 更新，第 ${version} 版` : `${when} 发布`}
          </Text>
          {link !== '' && (
            <Button kind="soft" shape="pill" onPress={() => void follow(link)}>
              看全文
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
