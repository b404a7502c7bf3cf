/**
 * What sign-in shares with most screens. Imported here it comes in the first chunk; left alone it
 * would be in chunks that sign-in has to ask for, one after the other (`.ci/chunks.ts`).
 */
import '@homeview/ui/Body';
import '@homeview/ui/CountryRow';
import '@homeview/ui/Notice';
import '@homeview/ui/PasswordInput';
import '@homeview/ui/SelectInput';
import '@homeview/ui/Stack';
import '@homeview/ui/TextInput';
import '@homeview/ui/Title';
import 'lucide-react/icons/chevron-down';
import 'lucide-react/icons/chevron-right';
import '../domain/countries';
import '../domain/typedText';
import '../shell/CountryLink';
import '../shell/OutsideLink';
import '../shell/PageLink';
