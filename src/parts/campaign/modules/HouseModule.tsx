import { View } from '@tarojs/components'
import { Picture } from '@/platform/Picture'
import { imageUrl } from '@/hosts/imageUrl'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { type ModuleOf, scenePicture } from '../campaign'
import styles from './HouseModule.module.scss'

/** What grows with every neighbour who helps, as far as it has come. */
export function HouseModule({ module: { title, scene, text, next } }: HouseModuleProps) {
  return (
    <Card>
      <SectionHead title={title} />
      <View className={styles.ground}>
        <Picture
          className={styles.scene}
          src={imageUrl(scenePicture(scene))}
          alt={text}
          fit="cover"
        />
      </View>
      <View className={styles.text}>
        <Stack gap="s1">
          <Text strong>{text}</Text>
          {next && (
            <Text size="sm" tone="ink2">
              {next}
            </Text>
          )}
        </Stack>
      </View>
    </Card>
  )
}

interface HouseModuleProps {
  module: ModuleOf<'house'>
}
