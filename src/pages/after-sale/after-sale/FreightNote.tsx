import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'

/** Who pays for the way back, before anybody applies. */
export const FreightNote = ({ text }: { text: string }) => (
  <Media start={<Icon name="truck" tone="ink2" />}>
    <Text size="sm" tone="ink2">
      {text}
    </Text>
  </Media>
)
