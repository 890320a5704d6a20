import { mergeInternalComponents } from '@tarojs/shared'
import { ariaAttributes } from './ariaAttributes'

// The build writes these attributes into the templates (config/plugins/aria.ts); here Taro's runtime
// learns them too, because both number a component's attributes and must come to the same numbers.
mergeInternalComponents(ariaAttributes)
