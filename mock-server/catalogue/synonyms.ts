import { plain } from '../texts/plain';

/**
 * Customers' words, and what the portal and the cases call the same thing. Each line holds the
 * names of one thing; English names have no plural ending.
 */
const NAMES: readonly string[] = [
  'device camera cam gerät kamera lampe appareil caméra dispositivo cámara 设备 摄像头 デバイス カメラ',
  'invoice receipt bill rechnung facture factura fattura 账单 請求書',
  'house home family haus zuhause maison casa',
  'refund refunded back erstattung zurück remboursement reembolso rimborso',
  'cancel cancelled canceled stop stopped renewal cancelling kündigen gekündigt',
  'ended end over expired expire abgelaufen expirado expiré scaduto',
  'charge charged pay payment paid paypal money bezahlen zahlung zahlen paiement pago pagamento',
  'zip postcode postal plz',
  'address adresse dirección indirizzo',
  'login log signin sign password anmelden anmeldung connexion',
  'subscription plan abo tarif abonnement suscripción abbonamento',
  'upgrade downgrade change switch smaller bigger wechseln',
  'coupon voucher giftcard gift card redeem gutschein geschenkkarte einlösen',
  'sale promotion discount special aktion angebot promoción promozione',
  'apple iphone store wallet',
  'maximum max limit full many',
  'locked lock stuck grey greyed',
  'offline connection internet network netzwerk',
  'logged kicked signed session',
  'tax vat mehrwertsteuer',
  'free trial kostenlos gratis',
];

const thingOf = new Map(
  NAMES.flatMap((line) => {
    const names = plain(line).split(' ');
    return names.map((name) => [name, names[0] ?? name] as const);
  }),
);

/** Replaces a word by the first of its synonyms. */
export const thing = (word: string): string => thingOf.get(word) ?? word;
