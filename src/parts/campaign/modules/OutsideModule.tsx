import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { SectionHead } from '@/ui/section/SectionHead'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { TakingPart } from '../act/useTakingPart'
import type { Campaign, Outside } from '../campaign'
import styles from './Modules.module.scss'

interface OutsideModuleProps {
  title: string
  campaign: Pick<Campaign, 'outside' | 'action'>
  part: TakingPart
}

/** The app of the partner: whether I was there, and the way to it where the page's button is another. */
export function OutsideModule({ title, campaign: { outside, action }, part }: OutsideModuleProps) {
  if (!outside) return null
  const { app, note, picture, tint, text, opened, proof, may_open, later } = outside
  return (
    <Card>
      <SectionHead title={title} />
      <View className={styles.row}>
        <Media
          wrap
          start={<Thumb src={picture} tint={tint} size="m" />}
          end={<Standing outside={outside} />}
        >
          <Text strong>{app}</Text>
          <Text size="sm" tone="ink3">
            {note}
          </Text>
        </Media>
      </View>
      {[proof, later].filter(Boolean).map((line) => (
        <Text key={line} size="sm" tone="ink3">
          {line}
        </Text>
      ))}
      {may_open === 1 && action.do !== 'outside' && (
        <Button kind="soft" shape="full" busy={part.busy} onPress={part.leave}>
          {opened ? `再次打开${app}` : text}
        </Button>
      )}
    </Card>
  )
}

/** How far it is known what I did there. */
function Standing({ outside: { opened, confirms, confirmed } }: { outside: Outside }) {
  if (confirmed) return <Tag tone="ok">已确认</Tag>
  if (!opened) return null
  return confirms ? <Tag tone="warn">待确认</Tag> : <Tag tone="ok">打开过了</Tag>
}
