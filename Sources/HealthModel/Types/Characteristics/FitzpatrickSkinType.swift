// swift-format-ignore: AlwaysUseLowerCamelCase
/// How the skin reacts to the sun, on the scale of Fitzpatrick: `HKFitzpatrickSkinType`.
public enum FitzpatrickSkinType: Int, CaseIterable, Sendable {
    /// Not set, or not readable: `HKFitzpatrickSkinType.notSet`.
    case notSet = 0

    /// Pale white skin that always burns and never tans: `HKFitzpatrickSkinType.I`.
    case I = 1

    /// White skin that burns easily and tans little: `HKFitzpatrickSkinType.II`.
    case II = 2

    /// White to light brown skin that sometimes burns and tans gradually: `HKFitzpatrickSkinType.III`.
    case III = 3

    /// Beige to brown skin that burns little and tans well: `HKFitzpatrickSkinType.IV`.
    case IV = 4

    /// Dark brown skin that rarely burns and tans profusely: `HKFitzpatrickSkinType.V`.
    case V = 5

    /// Dark brown to black skin that never burns: `HKFitzpatrickSkinType.VI`.
    case VI = 6
}
