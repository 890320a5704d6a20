import { View } from '@tarojs/components'
import { RatioPicture } from '@/ui/picture/RatioPicture'
import styles from './Pictures.module.scss'

/** Pictures that were sent, side by side. */
export function Pictures({ urls, name }: { urls: readonly string[]; name: string }) {
  if (urls.length === 0) return null
  return (
    <View className={styles.pictures}>
      {urls.map((url, index) => (
        <View key={url} className={styles.picture}>
          <RatioPicture src={url} alt={`${name}第 ${index + 1} 张`} ratio="square" rounded />
        </View>
      ))}
    </View>
  )
}
