#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// Runs a block. Returns the exception that it raised, or nil. What the block holds is not released then.
NSException *_Nullable catchException(void (NS_NOESCAPE ^block)(void));

NS_ASSUME_NONNULL_END
