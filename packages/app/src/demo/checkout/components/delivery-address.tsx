import type { DeliveryAddress } from '@plinth/api-client/demo/orders';

/** The lines of an address that orders are delivered to. */
export function DeliveryAddressLines({ address }: { readonly address: DeliveryAddress }) {
  const { fullName, mobile, street, landmark, town, state, postalCode } = address;
  const lines = [fullName, street, landmark, `${town}, ${state} ${postalCode}`].filter((line) => line !== '');
  return (
    <address className="delivery-address">
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      <bdi dir="ltr">{mobile}</bdi>
    </address>
  );
}
