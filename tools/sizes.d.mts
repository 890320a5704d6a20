export declare const limits: Record<'h5Home' | 'miniMain' | 'miniAll' | 'miniPackage', number>
