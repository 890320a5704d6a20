import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface OfferRowProps {
  title: string
  note: string
  listed: boolean
  /** Left out where it is not mine to change. */
  onOpen: (() => void) | undefined
}

/** Something that the shop offers, and whether neighbours see it. */
export const OfferRow = ({ title, note, listed, onOpen }: OfferRowProps) => (
  <Card>
    <Media
      wrap
      end={
        onOpen && (
          <Button kind="soft" shape="pill" label={`改${title}`} onPress={onOpen}>
            改
          </Button>
        )
      }
    >
      <Row>
        <Text strong>{title}</Text>
        {!listed && <Tag>没有展示</Tag>}
      </Row>
      <Text size="sm" tone="ink2">
        {note}
      </Text>
    </Media>
  </Card>
)
